import type { Advice } from '../kit/advice';
import type { Localized } from '../kit/text/words';

/** What each leader (C2.1) is like, for players who choose one for the first time; by the leader's card. */

const EASY: Localized = {
  en: 'Easy: it helps by itself.',
  hu: 'Könnyű: magától segít.',
  cs: 'Lehké: pomáhá samo.',
};
const FAIR: Localized = {
  en: 'Not hard, once you know the focus row.',
  hu: 'Nem nehéz, ha már ismered a fókuszsort.',
  cs: 'Není těžké, když už znáš řadu zaměření.',
};
const TRICKY: Localized = {
  en: 'Demanding: it takes a plan for several turns.',
  hu: 'Több figyelmet kíván: több körre előre kell tervezni.',
  cs: 'Náročné: je třeba plánovat na několik tahů.',
};

export const ADVICE: Readonly<Record<string, Advice>> = {
  america: {
    special: {
      en: 'A natural wonder is not used up when you spend it: it moves on to a card.',
      hu: 'A természeti csoda nem vész el, ha felhasználod: egy kártyádra kerül.',
      cs: 'Přírodní div se utracením neztratí: přejde na kartu.',
    },
    aims: {
      en: 'Reach natural wonders early with control tokens.',
      hu: 'Irányításjelölőkkel érd el korán a természeti csodákat.',
      cs: 'Dosáhni brzy žetony kontroly na přírodní divy.',
    },
    hard: TRICKY,
  },
  aztec: {
    special: {
      en: 'After an attack that was won, two cards of the row change places.',
      hu: 'Megnyert támadás után a sor két kártyája helyet cserélhet.',
      cs: 'Po vyhraném útoku si mohou dvě karty řady vyměnit místa.',
    },
    aims: {
      en: 'Attack weak barbarians to bring the card that you need to slot 5.',
      hu: 'Támadj gyenge barbárokra, hogy a szükséges kártya az 5. helyre jusson.',
      cs: 'Útoč na slabé barbary, ať se potřebná karta dostane na 5. místo.',
    },
    hard: TRICKY,
  },
  egypt: {
    special: {
      en: 'World wonders are cheaper.',
      hu: 'Olcsóbbak a világcsodák.',
      cs: 'Divy světa jsou levnější.',
    },
    aims: {
      en: 'Found cities and build a wonder in each.',
      hu: 'Alapíts városokat, és építs mindegyikbe csodát.',
      cs: 'Zakládej města a v každém postav div.',
    },
    hard: EASY,
  },
  france: {
    special: {
      en: 'Wonders let the culture card place more control tokens.',
      hu: 'A csodák révén a kultúrakártya több irányításjelölőt rak le.',
      cs: 'Díky divům umístí karta kultury víc žetonů kontroly.',
    },
    aims: {
      en: 'Build a wonder of a later era, then spread by culture.',
      hu: 'Építs késői korból való csodát, aztán terjeszkedj kultúrával.',
      cs: 'Postav div pozdější doby a pak se šiř kulturou.',
    },
    hard: FAIR,
  },
  japan: {
    special: {
      en: 'Deserts and mountains by the water are no harder than forest.',
      hu: 'A vízparti sivatag és hegység sem nehezebb az erdőnél.',
      cs: 'Pouště a hory u vody nejsou těžší než les.',
    },
    aims: {
      en: 'Spread along the coast, where others come late.',
      hu: 'Terjeszkedj a parton, ahová mások későn érnek.',
      cs: 'Šiř se podél pobřeží, kam ostatní přijdou pozdě.',
    },
    hard: FAIR,
  },
  rome: {
    special: {
      en: 'Caravans start from any of your cities.',
      hu: 'A karavánok bármelyik városodból indulhatnak.',
      cs: 'Karavany vyrážejí z kteréhokoli tvého města.',
    },
    aims: {
      en: 'Found cities near city-states and rivals, and trade often.',
      hu: 'Alapíts városokat városállamok és riválisok közelében, és kereskedj sokat.',
      cs: 'Zakládej města poblíž městských států a soupeřů a často obchoduj.',
    },
    hard: EASY,
  },
  scythia: {
    special: {
      en: 'Stronger in combat on grassland and hills.',
      hu: 'Erősebb a harcban füves mezőn és dombságon.',
      cs: 'Silnější v boji na loukách a kopcích.',
    },
    aims: {
      en: 'Beat barbarians and conquer city-states on open ground.',
      hu: 'Győzd le a barbárokat, és hódíts városállamokat nyílt terepen.',
      cs: 'Porážej barbary a dobývej městské státy v otevřené krajině.',
    },
    hard: EASY,
  },
  sumeria: {
    special: {
      en: 'Every barbarian that is beaten brings a resource.',
      hu: 'Minden legyőzött barbár erőforrást hoz.',
      cs: 'Každý poražený barbar přinese surovinu.',
    },
    aims: {
      en: 'Hunt barbarians, and build wonders from what they bring.',
      hu: 'Vadássz barbárokra, és abból építs csodákat, amit hoznak.',
      cs: 'Lov barbary a z toho, co přinesou, stav divy.',
    },
    hard: FAIR,
  },
};

/** Leaders whose ability needs no plan. */
export const RECOMMENDED: readonly string[] = ['egypt', 'rome', 'scythia'];
