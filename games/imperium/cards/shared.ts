import type { CardFacts } from '../card';

/** Cards that occur several times, in several nations; only `id` and `start` differ. */
type Shared = Omit<CardFacts, 'id' | 'start'> & { effects: NonNullable<CardFacts['effects']> };

/** The supply unrest of a nation goes to the unrest pile in its games (R2.8). */
export const JOINS_UNREST = { timing: 'setup', effect: 'addTo(unrestPile)' } as const;

export const PROSPERITY: Shared = { name: { en: 'Prosperity', hu: 'Jólét', cs: 'Blahobyt' },
  effects: [
    { timing: 'play', effect: 'allPlayers(MAY draw(1)) ; choose(gain(1 material per inPlay(production)) | gain(1 population per inPlay(REG)))' },
  ] };

export const ADVANCE: Shared = { name: { en: 'Advance', hu: 'Fejlődés', cs: 'Pokrok' }, state: 'barbarian',
  effects: [
    { timing: 'play', effect: 'choose(pay(3 material) > acquire(UNC/CIV) | pay(5 material) > breakthrough(UNC/CIV))' },
  ] };

export const GLORY: Shared = { name: { en: 'Glory', hu: 'Dicsőség', cs: 'Sláva' },
  keywords: ['cannot-garrison'],
  effects: [{ timing: 'play', cost: 'abandon(3 REG)', effect: 'look(2 fame) > keep(1)' }] };

export const CONQUER: Shared = { name: { en: 'Conquer', hu: 'Hódítás', cs: 'Dobývání' }, state: 'barbarian',
  effects: [
    { timing: 'play', effect: 'choose(pay(2 population) > acquire(REG/TRI) | pay(3 population) > breakthrough(REG/TRI))' },
  ] };

export const UNREST: Shared = { name: { en: 'Unrest', hu: 'Zavargás', cs: 'Nepokoje' }, suits: ['unrest'],
  vp: -2,
  effects: [
    { timing: 'play', cost: 'choose(pay(1 population) | discard(2 any) | pay(3 material))', effect: 'return(this)' },
  ] };

export const CITY: Shared = { name: { en: 'City' }, suits: ['uncivilised', 'civilised'], header: 'pinned', types: ['city'],
  vp: 1,
  effects: [
    { timing: 'solstice', effect: 'MAY discard(1 any) > choose(gain(1 material) | gain(1 population) | draw(1))', optional: true },
  ] };

export const STONE_MASK: Shared = { name: { en: 'Stone Mask', hu: 'Kőmaszk', cs: 'Kamenná maska' }, types: ['mask'],
  vp: { conditional: { points: 1, when: 'thisIn(history)', else: 0 } },
  effects: [{ timing: 'play', effect: 'drawIfAble(3) ; putTop(1 any from hand)' }] };

export const SACRED_SCROLL: Shared = { name: { en: 'Sacred Scroll' }, types: ['scroll'],
  vp: { conditional: { points: 1, when: 'thisIn(history)', else: 0 } }, keywords: ['free-play'],
  effects: [{ timing: 'play', effect: 'allPlayers(MAY draw(1))' }] };
