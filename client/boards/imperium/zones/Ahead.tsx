import styled from 'styled-components';
import { goals, typesByZone } from '../../../../games/imperium/rules/prospects';
import { activeQuests } from '../../../../games/imperium/rules/select';
import type { Imperium } from '../../../../games/imperium/state';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { CardChip, Icon } from '../../../table';
import { colour } from '../../../theme';
import { Figure } from '../../common/parts';

interface Props {
  view: Imperium;
  seat: Seat;
  words: Words<Imperium>;
}

const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 1.2rem;
  padding: 0;
  list-style: none;
  color: ${colour('inkSoft')};
  font-size: 0.75rem;
  line-height: 1.2;
`;

/** A player's progress towards what a card in play asks for: the next step of the journey, the end of the match. */
export const Goals = ({ view, seat, words }: Props) =>
  goals(view, seat).map(({ card, resource, have, of }) => (
    <Figure
      key={`${card} ${resource}`}
      icon={resource}
      label={`${words.name(card)}: ${words.term(resource)}`}
      n={`${have}/${of}`}
    />
  ));

/** What is ahead of my nation, its quest, and where its masks, knights or scrolls lie. */
export function Ahead({ view, seat, words }: Props) {
  const ahead = goals(view, seat);
  const types = typesByZone(view, seat).filter(({ zones }) => zones.length > 0);
  const quests = activeQuests(view, seat);
  if (ahead.length + quests.length + types.length === 0) return null;
  return (
    <Lines>
      {ahead.map(({ card, resource, have, of }) => (
        <li key={card}>
          {words.name(card)}: <Icon name={resource} label={words.term(resource)} />{' '}
          <b>
            {have}/{of}
          </b>
        </li>
      ))}
      {quests.map((id) => (
        <li key={id}>
          {words.term('activeQuest')}: <CardChip id={id} label={words.name(id)} />
        </li>
      ))}
      {types.map(({ type, zones }) => (
        <li key={type}>
          <Icon name={type} label={words.term(type)} />{' '}
          {zones.map(({ zone, n }) => `${words.term(zone)} ${n}`).join(' · ')}
        </li>
      ))}
    </Lines>
  );
}
