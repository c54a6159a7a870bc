import type { BorderKind } from '../card';

/** The borders by kind: the ids of the two places in alphabetical order, joined by a hyphen (M6.1.3, M6.1.4). */
export const borders: Readonly<Record<BorderKind, string>> = {
  plain: `
    ambsace-custus ambsace-frampold aporia-kinabra blore-iracund blore-margent blore-palmain blore-scombroid blore-trogle
    camarine-eagre camarine-peened camarine-shog coryphee-mome coryphee-ogdoad coryphee-sorner custus-frampold custus-peened
    darb-empyrean darb-grimp darb-ogdoad diclesium-nusus diclesium-palmain diclesium-talion eagre-oxter eagre-remise
    eagre-shog eoan-quean fadge-iracund fadge-mome fadge-quean fadge-sorner fadge-talion frampold-hatchel galingale-kakopyge
    galingale-malebolge galingale-mome grimp-ogdoad hatchel-kakopyge hatchel-malebolge hatchel-welkin ictus-jeopigia
    iracund-palmain iracund-quean jeopigia-nesh lea-ogdoad lea-quean malebolge-mome malebolge-remise margent-scombroid
    mome-talion nusus-oxter nusus-palmain nusus-talion ogdoad-sorner oxter-remise oxter-talion palmain-scombroid peened-shog
    quean-sorner remise-shog remise-talion`,
  hills: `
    blore-quean dragonate-eoan dragonate-lea dragonate-ogdoad empyrean-kakopyge galingale-hatchel ictus-nesh lea-sorner
    malebolge-shog mome-remise`,
  mountains: `
    coryphee-fadge diclesium-fadge diclesium-iracund dragonate-grimp empyrean-grimp eoan-lea frampold-welkin kakopyge-welkin
    margent-trogle`,
  coast: `
    ambsace-beastSea aporia-serpentSea beastSea-camarine beastSea-custus beastSea-ictus beastSea-jeopigia beastSea-nesh
    beastSea-peened camarine-serpentSea coryphee-inlandSeaEast custus-inlandSeaWest darb-inlandSeaEast eagre-serpentSea
    empyrean-inlandSeaEast frampold-inlandSeaWest galingale-inlandSeaEast hatchel-inlandSeaWest ictus-serpentSea
    inlandSeaEast-kakopyge inlandSeaEast-mome inlandSeaEast-ogdoad inlandSeaWest-malebolge inlandSeaWest-peened
    inlandSeaWest-shog kinabra-serpentSea nesh-serpentSea nusus-serpentSea oxter-serpentSea palmain-serpentSea
    scombroid-serpentSea`,
  sea: `
    beastSea-serpentSea`,
};
