import { Suspense, use } from 'react';
import styled from 'styled-components';
import { adviceLines } from '../../../../games/kit/advice';
import type { Words } from '../../../../games/kit/text/words';
import { FACTIONS, GAINS, type Faction } from '../../../../games/settlers/card';
import { FACTION_FACTS, SUGGESTED } from '../../../../games/settlers/factions';
import type { Settlers } from '../../../../games/settlers/state';
import { loadOnce } from '../../../loadOnce';
import { Icon, SeatName, Spot } from '../../../table';
import { colour, eitherOf, font, radius, space } from '../../../theme';
import { useUi } from '../../../words';
import { signName } from '../card/Signs';
import { TIMBER } from '../look/hues';

const Grid = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space.m};
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  padding: ${space.s};
`;

/** A faction board: a gabled house of planks. */
const Plank = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: center;
  padding: ${space.l};
  border: 1px solid ${colour('line')};
  border-radius: ${radius.l};
  background:
    repeating-linear-gradient(0deg, transparent 0 2.4rem, ${eitherOf(TIMBER.joint)} 2.4rem calc(2.4rem + 1px)),
    ${eitherOf(TIMBER.plank)};
  > svg,
  > span > svg {
    width: 4rem;
    height: 4rem;
  }
  &[data-taken='true'] {
    filter: saturate(0.4);
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 0.35rem;
  width: 100%;
  font-size: 0.92rem;
  line-height: 1.35;
  > b {
    color: ${colour('chosen')};
  }
  > :last-child {
    color: ${colour('inkSoft')};
  }
`;

const Name = styled.h2`
  font-size: 1.35rem;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.2rem 0.6rem;
  align-items: center;
  width: 100%;
  padding: ${space.s};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  font-size: 0.9rem;
  dt {
    color: ${colour('inkSoft')};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.5rem;
    font-family: ${font.body};
    font-weight: 600;
  }
  svg {
    width: 1.3rem;
    height: 1.3rem;
  }
`;

/** The advice on all factions; one promise for all who ask. */
const loadAdvice = () => loadOnce('settlers advice', () => import('../../../../games/settlers/advice'));

/** What a faction is like, in three lines (what is special, what it aims at, how hard it is); loaded when factions are chosen. */
function Counsel({ faction }: { faction: Faction }) {
  const { language, say } = useUi();
  const { ADVICE, RECOMMENDED } = use(loadAdvice());
  return (
    <Lines>
      {RECOMMENDED.includes(faction) && <b>{say('nations.recommended')}</b>}
      {adviceLines(ADVICE[faction]).map((line) => (
        <p key={line.en}>{line[language]}</p>
      ))}
    </Lines>
  );
}

/** Said above factions among which nobody chooses. */
const Dealt = styled.li`
  grid-column: 1 / -1;
  color: ${colour('inkSoft')};
`;

/**
 * Before the match: the factions that may be played, what their boards produce and may store, and who has taken which. Where nobody
 * chooses, that is said.
 */
export function Factions({ view, words }: { view: Settlers; words: Words<Settlers> }) {
  const { say } = useUi();
  const { factions } = view.options;
  return (
    <Grid>
      {factions !== 'choose' && <Dealt>{say('town.dealt')}</Dealt>}
      {(factions === 'first' ? SUGGESTED : FACTIONS).map((faction) => {
        const owner = view.players.findIndex((player) => player.faction === faction);
        const { production, storage, samurai } = FACTION_FACTS[faction];
        return (
          <li key={faction}>
            <Spot at={faction} label={words.term(faction)}>
              <Plank data-taken={owner >= 0}>
                <Icon name={faction} label="" />
                <Name>{words.term(faction)}</Name>
                <Facts>
                  <dt>{words.term('production')}</dt>
                  <dd>
                    {GAINS.flatMap((good) => {
                      const n = production[good] ?? 0;
                      return n > 0
                        ? [
                            <span key={good}>
                              {n} <Icon name={good} label={signName(good, words)} />
                            </span>,
                          ]
                        : [];
                    })}
                  </dd>
                  <dt>{words.term('store')}</dt>
                  <dd>
                    {storage.map((good) => (
                      <Icon key={good} name={good} label={signName(good, words)} />
                    ))}
                  </dd>
                  {samurai && (
                    <>
                      <dt>{words.term('samurai')}</dt>
                      <dd>
                        <Icon name="samurai" label={words.term('samurai')} />
                      </dd>
                    </>
                  )}
                </Facts>
                {owner >= 0 && <SeatName seat={owner} />}
                <Suspense>
                  <Counsel faction={faction} />
                </Suspense>
              </Plank>
            </Spot>
          </li>
        );
      })}
    </Grid>
  );
}
