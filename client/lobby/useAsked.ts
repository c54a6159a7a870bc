import { useEffect, useState } from 'react';
import type { Seat } from '../../games/kit/core';
import type { MySeat } from '../net/credentials';

/** Matches that are watched at the same time; each costs a socket. */
const MOST = 8;

/** Keys (`ruleset/matchID`) of matches, with the seats that each waits for. */
export type Asked = ReadonlyMap<string, readonly Seat[]>;

export const keyOfMatch = ({ ruleset, matchID }: Pick<MySeat, 'ruleset' | 'matchID'>): string => `${ruleset}/${matchID}`;

/** Whom my running matches wait for. */
export function useAsked(matches: readonly Pick<MySeat, 'ruleset' | 'matchID'>[]): Asked {
  const [asked, setAsked] = useState<Asked>(new Map());
  // The same matches in a new list are no reason to connect anew.
  const wanted = [...new Set(matches.map(keyOfMatch))].slice(0, MOST).join(' ');
  useEffect(() => {
    if (!wanted) return undefined;
    let over = false;
    let ends: (() => void)[] = [];
    void import('./peek').then(({ peek }) => {
      if (over) return;
      ends = wanted.split(' ').map((key) => {
        const [ruleset = '', matchID = ''] = key.split('/');
        return peek(ruleset, matchID, (seats) => setAsked((before) => new Map(before).set(key, seats)));
      });
    });
    return () => {
      over = true;
      for (const end of ends) end();
    };
  }, [wanted]);
  return asked;
}
