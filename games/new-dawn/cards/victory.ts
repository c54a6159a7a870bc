import type { VictoryFacts } from '../card';

/** The 5 victory cards with their agendas (C13.1). */
export const victoryCards: readonly VictoryFacts[] = [
  { id: 'v1', agendas: [
    { id: 'civilized', name: { en: 'Civilized' }, effects: [{ timing: 'agenda', effect: 'achieve(8 city)' }] },
    { id: 'money-grubber', name: { en: 'Money Grubber' }, effects: [{ timing: 'agenda', effect: 'achieve(2 economyWonder)' }] },
  ] },
  { id: 'v2', agendas: [
    { id: 'warmonger', name: { en: 'Warmonger' }, effects: [{ timing: 'agenda', effect: 'choose(achieve(1 beatenCapital) | achieve(2 conqueredCityState))' }] },
    { id: 'paranoid', name: { en: 'Paranoid' }, effects: [{ timing: 'agenda', effect: 'achieve(2 militaryWonder)' }] },
  ] },
  { id: 'v3', agendas: [
    { id: 'explorer', name: { en: 'Explorer' }, effects: [{ timing: 'agenda', effect: 'achieve(15 shore)' }] },
    { id: 'aesthetic', name: { en: 'Aesthetic' }, effects: [{ timing: 'agenda', effect: 'achieve(2 cultureWonder)' }] },
  ] },
  { id: 'v4', agendas: [
    { id: 'technophile', name: { en: 'Technophile' }, effects: [{ timing: 'agenda', effect: 'achieve(24 dial)' }] },
    { id: 'scholarly', name: { en: 'Scholarly' }, effects: [{ timing: 'agenda', effect: 'achieve(2 scienceWonder)' }] },
  ] },
  { id: 'v5', agendas: [
    { id: 'populous', name: { en: 'Populous' }, effects: [{ timing: 'agenda', effect: 'achieve(5 matureCity)' }] },
    { id: 'preservationist', name: { en: 'Preservationist' }, effects: [{ timing: 'agenda', effect: 'achieve(2 naturalWonder)' }] },
  ] },
];
