import type { Advice } from '../kit/advice';
import type { Faction } from './card';
import { SUGGESTED } from './factions';

/** The suggested factions of a first match (S17.5). */
export const RECOMMENDED: readonly Faction[] = SUGGESTED;

export const ADVICE: Readonly<Record<Faction, Advice>> = {
  barbarians: {
    special: {
      en: 'Five workers in every round, more than anybody else has; those that are left over stay.',
      hu: 'Minden fordulóban öt munkás, több, mint bárki másnak; ami marad, megőrzi.',
      cs: 'Pět dělníků v každém kole, víc než kdokoli jiný; zbylí zůstávají.',
    },
    aims: {
      en: 'Exchange workers for what is missing, and raze: some of their locations reward it.',
      hu: 'Váltsd be a munkásokat arra, ami hiányzik, és rombolj: több helyszínük jutalmazza.',
      cs: 'Vyměňuj dělníky za to, co chybí, a boř: některé lokace to odměňují.',
    },
    hard: {
      en: 'Easy: there is always somebody left to send.',
      hu: 'Könnyű: mindig akad munkás.',
      cs: 'Lehké: vždy je koho poslat.',
    },
  },
  romans: {
    special: {
      en: 'Wood and stone in every round, to build from the start; raze tokens can be kept.',
      hu: 'Fa és kő minden fordulóban, rögtön lehet építkezni; a rombolójelzők megmaradnak.',
      cs: 'Dřevo a kámen v každém kole, staví se od začátku; žetony boření zůstávají.',
    },
    aims: {
      en: 'Build much: many of their features answer each building of a colour with goods or points.',
      hu: 'Építs sokat: sok tulajdonságuk áruval vagy ponttal felel egy-egy szín építésére.',
      cs: 'Hodně stav: mnohé vlastnosti odpovídají na stavbu určité barvy prostředky nebo body.',
    },
    hard: {
      en: 'Easy: what is built pays at once.',
      hu: 'Könnyű: ami felépül, rögtön fizet.',
      cs: 'Lehké: co stojí, hned vynáší.',
    },
  },
  egyptians: {
    special: {
      en: 'Gold in every round, which stands for any resource and can be kept.',
      hu: 'Arany minden fordulóban, amely bármely nyersanyagot helyettesíti, és megőrizhető.',
      cs: 'Zlato v každém kole: zastoupí kteroukoli surovinu a zůstává.',
    },
    aims: {
      en: 'Turn workers and gold into points by activating; borrow or bar what others have built.',
      hu: 'Akciókkal válts pontra munkást és aranyat; vedd kölcsön vagy tiltsd le, amit mások építettek.',
      cs: 'Aktivací měň dělníky a zlato na body; půjčuj si nebo zakazuj, co postavili druzí.',
    },
    hard: {
      en: 'Not hard, once you have played a match.',
      hu: 'Nem nehéz, ha már játszottál egyszer.',
      cs: 'Není to těžké, když už máš jednu partii za sebou.',
    },
  },
  japanese: {
    special: {
      en: 'Others can raze their faction locations, too; workers placed there as samurai protect them and stay.',
      hu: 'Frakcióhelyszíneiket is le lehet rombolni; az odatett munkásból szamuráj lesz, amely védi és ott marad.',
      cs: 'I jejich frakční lokace lze zbořit; dělník na nich se stane samurajem, chrání je a zůstává.',
    },
    aims: {
      en: 'Make deals, with locations of others as well; protect what matters, and fill Gate and Shrine.',
      hu: 'Köss egyezményeket, mások helyszíneivel is; védd, ami fontos, és töltsd meg a Kaput és a Szentélyt.',
      cs: 'Uzavírej dohody, i s lokacemi druhých; chraň důležité a plň Bránu a Svatyni.',
    },
    hard: {
      en: 'Hard: leave them for later matches.',
      hu: 'Nehéz: hagyd későbbre.',
      cs: 'Těžké: nech si je na později.',
    },
  },
};
