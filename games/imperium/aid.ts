import type { Aid } from '../kit/aid';

const aid: Aid = {
  parts: [
    {
      title: { en: 'Your turn: one of these', hu: 'A köröd: ezek egyike', cs: 'Tvůj tah: jedno z toho' },
      lines: [
        {
          sign: 'action',
          rule: 'R4.3',
          text: {
            en: 'Activate: play a card for each {action}, use a card in play for each {exhaust}, in any order.',
            hu: 'Aktiválás: {action} jelzőnként egy kártyát játszol ki, {exhaust} jelzőnként egy játékban lévőt merítesz ki, tetszőleges sorrendben.',
            cs: 'Aktivace: za každou {action} zahraj kartu, za každý {exhaust} aktivuj vyloženou kartu, v libovolném pořadí.',
          },
        },
        {
          rule: 'R4.4',
          text: {
            en: 'Innovate: discard your hand, then break through for {REG}, {UNC}, {CIV} or {TRI}.',
            hu: 'Újítás: eldobod a kezed, majd áttörsz egy {REG}, {UNC}, {CIV} vagy {TRI} kártyáért.',
            cs: 'Inovace: odhoď ruku a učiň průlom: {REG}, {UNC}, {CIV} nebo {TRI}.',
          },
        },
        {
          sign: 'UNR',
          rule: 'R4.5',
          text: {
            en: 'Revolt: return any number of {UNR} from your hand.',
            hu: 'Lázadás: akárhány zavargáskártyát ({UNR}) visszaraksz a kezedből.',
            cs: 'Vzdorování: vrať z ruky libovolný počet karet nepokojů ({UNR}).',
          },
        },
      ],
    },
    {
      title: { en: 'Then clean-up', hu: 'Utána takarítás', cs: 'Pak úklid' },
      lines: [
        {
          sign: 'progress',
          rule: 'R5.1',
          text: {
            en: '1 {progress} onto any card of the market.',
            hu: '1 {progress} a piac bármelyik kártyájára.',
            cs: '1 {progress} na libovolnou kartu v nabídce.',
          },
        },
        {
          sign: 'exhaust',
          rule: 'R5.3',
          text: {
            en: 'All your {action} and {exhaust} come back; you cannot save unused ones up.',
            hu: 'Minden {action} és {exhaust} visszatér; amit nem használtál, nem gyűlik tovább.',
            cs: 'Všechny {action} a {exhaust} se vrátí; nevyužité se nešetří na příště.',
          },
        },
        {
          sign: 'deck',
          rule: 'R5.5',
          text: {
            en: 'Discard what you like, then draw up to 5 cards.',
            hu: 'Eldobod, amit akarsz, majd 5 kártyáig húzol.',
            cs: 'Odhoď, co chceš, a dober si do 5 karet.',
          },
        },
      ],
    },
    {
      title: { en: 'Cards and costs', hu: 'Kártyák és árak', cs: 'Karty a ceny' },
      lines: [
        {
          sign: 'progress',
          rule: 'R11.18',
          text: {
            en: 'Prices are paid in full. A {progress} may stand for 1 {population} or 2 {material}.',
            hu: 'Az árat teljesen kell kifizetni. Egy {progress} 1 {population} vagy 2 {material} helyett állhat.',
            cs: 'Cena se platí celá. {progress} může zastoupit 1 {population} nebo 2 {material}.',
          },
        },
        {
          rule: 'R11.2',
          text: {
            en: 'Acquire: a market card to hand, with what lies on it and the {UNR} below it.',
            hu: 'Megszerzés: a piac egy kártyája a kezedbe, azzal, ami rajta, és az alatta lévő zavargással ({UNR}).',
            cs: 'Nárokování: karta z nabídky do ruky, s tím, co na ní leží, a s nepokoji ({UNR}) pod ní.',
          },
        },
        {
          rule: 'R11.5',
          text: {
            en: 'Break through: the same without the {UNR}; or the top card of a small deck, unseen.',
            hu: 'Áttörés: ugyanez a zavargás ({UNR}) nélkül; vagy egy kispakli felső kártyája látatlanban.',
            cs: 'Průlom: totéž bez nepokojů ({UNR}), nebo vrchní karta malého balíčku naslepo.',
          },
        },
        {
          sign: 'pinned',
          rule: 'R6.5',
          text: {
            en: 'Pinned cards stay before you. Abandon: to the discard pile. Recall: to hand.',
            hu: 'A rögzített kártya előtted marad. Elhagyás: a dobópakliba. Visszahívás: a kezedbe.',
            cs: 'Připnuté karty zůstávají vyložené. Opustit: na odhazovací balíček. Odvolat: do ruky.',
          },
        },
        {
          rule: 'R11.9',
          text: {
            en: 'Garrison: a card from hand under another one, out of play; it still scores.',
            hu: 'Elszállásolás: egy kártya a kezedből egy másik alá kerül; nincs játékban, de pontot ér.',
            cs: 'Posádka: karta z ruky pod jinou; není ve hře, ale boduje.',
          },
        },
        {
          sign: 'history',
          rule: 'R11.15',
          text: {
            en: 'History: out of your deck for good; it still scores.',
            hu: 'Történelem: végleg kikerül a paklidból, de pontot ér.',
            cs: 'Historie: natrvalo z balíčku, ale boduje.',
          },
        },
        {
          sign: 'barbarian',
          rule: 'R8.3',
          text: {
            en: 'Reshuffling as a barbarian adds the top card of your nation deck; the accession card makes you an empire.',
            hu: 'Barbárként újrakeveréskor bekerül a nemzetpakli felső kártyája; a gyarapodáskártya birodalommá tesz.',
            cs: 'Barbarovi při zamíchání přibude vrchní karta balíčku národa; karta přerodu z něj udělá říši.',
          },
        },
        {
          sign: 'empire',
          rule: 'R8.4',
          text: {
            en: 'Reshuffling as an empire you may pay for one development.',
            hu: 'Birodalomként újrakeveréskor kifizethetsz egy fejlesztést.',
            cs: 'Říše smí při zamíchání zaplatit a vybudovat jednu kartu.',
          },
        },
      ],
    },
    {
      title: { en: 'The end', hu: 'A vége', cs: 'Konec' },
      lines: [
        {
          sign: 'endgame',
          rule: 'R10.1',
          text: {
            en: 'Main deck empty, last development, or King of Kings: this round, one more, then most points win.',
            hu: 'Üres főpakli, utolsó fejlesztés vagy Királyok királya: ez a forduló, még egy, aztán a legtöbb pont nyer.',
            cs: 'Prázdný hlavní balíček, poslední karta budování nebo Král králů: toto kolo, ještě jedno a vyhraje nejvíc bodů.',
          },
        },
        {
          rule: 'R10.1',
          text: {
            en: 'So do cards of some nations: Graal played, Shangri-La with 24 {population}, Harald Hardrada discarded.',
            hu: 'Ugyanígy néhány nemzet kártyája: a kijátszott Grál, Shangri-La 24 {population} mellett, az eldobott Harald Hardrada.',
            cs: 'Stejně tak karty některých národů: zahraný Grál, Šangri-La s 24 {population}, odhozený Harald Hardrada.',
          },
        },
        {
          sign: 'UNR',
          rule: 'R10.3',
          text: {
            en: 'Unrest pile empty: at once, and the fewest {UNR} win.',
            hu: 'Üres zavargáspakli: azonnal, és a legkevesebb zavargás ({UNR}) nyer.',
            cs: 'Prázdný balíček nepokojů: ihned, a vyhraje nejméně nepokojů ({UNR}).',
          },
        },
      ],
    },
  ],
  signs: [
    'material',
    'population',
    'progress',
    'action',
    'exhaust',
    'REG',
    'UNC',
    'CIV',
    'TRI',
    'FAM',
    'UNR',
    'barbarian',
    'empire',
    'pinned',
    'attack',
    'passive',
    'solstice',
    'endgame',
    'free-play',
    'production',
    'fertile',
    'river',
    'city',
    'metropolis',
    'knight',
    'mask',
    'scroll',
    'points',
    'history',
    'development',
    'nationDeck',
  ],
};

export default aid;
