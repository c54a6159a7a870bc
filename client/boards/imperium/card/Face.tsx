import { memo } from 'react';
import { HIDDEN } from '../../../../games/kit/core';
import { cardOf } from '../../../../games/imperium/catalogue';
import type { Card as ImperiumCard } from '../../../../games/imperium/card';
import type { Imperium } from '../../../../games/imperium/state';
import { Below, Icon, Picture } from '../../../table';
import type { FaceProps } from '../../../table';
import { softly } from '../../common/hyphens';
import { SMALLEST } from '../../common/tighter';
import { useFit } from '../../../ui/useFit';
import { Emblem } from '../emblems/Emblem';
import { toneOf } from '../look/tone';
import { Abilities, MomentSigns } from './Abilities';
import { Back } from './Back';
import { Cost } from './Cost';
import { Legend } from './Legend';
import { Shield } from './Shield';
import { HeaderSign, SuitSigns, TypeSigns } from './Signs';
import { Strip } from './Strip';
import { Art, Band, Card, Edge, Name, Price, Sheet, Side, Sign, Title } from './sheet';

/** Whether a name has a word that is too long for a narrow band. */
const hasLongWord = (name: string): boolean => name.split(/[ -]/).some((word) => word.length > 8);

/** The number of signs on the picture's left. */
const signsOf = ({ facts: { state, types = [], regionTypes = [] } }: ImperiumCard): number =>
  (state ? 1 : 0) + types.length + regionTypes.length;

/** A card: band with name and suit, picture with its signs, and what it says. */
export function Face({ id, size, view, words }: FaceProps<Imperium>) {
  if (id === HIDDEN) return <Back />;
  // The price matters only until the card is developed.
  const costs = size === 'large' || view.players.some((player) => player.development.includes(id));
  return <Drawn id={id} size={size} costs={costs} words={words} />;
}

/** A face does not depend on the position, so it is drawn once. */
const Drawn = memo(function Drawn({
  id,
  size,
  costs,
  words,
}: Pick<FaceProps<Imperium>, 'id' | 'size' | 'words'> & { costs: boolean }) {
  const card = cardOf(id);
  const name = words.name(id);
  const box = useFit<HTMLElement>(SMALLEST, size === 'normal');
  if (size === 'strip') return <Strip card={card} words={words} />;
  return (
    <Sheet style={toneOf(card)} data-card={id}>
      <Card ref={box} data-size={size}>
        <Band>
          <SuitSigns card={card} words={words} />
          <HeaderSign card={card} words={words} />
          <Title>
            <Name data-long={hasLongWord(name)}>{size === 'small' ? softly(name, words.language) : name}</Name>
            {size !== 'small' && <Below name={words.below(id)} />}
          </Title>
          {card.suits.has('POW') && size !== 'small' && <Side>{card.facts.side}</Side>}
        </Band>
        <Art data-crowded={size === 'small' && signsOf(card) > 1}>
          <Picture id={id} size={size}>
            <Emblem id={id} />
          </Picture>
          <Edge>
            <TypeSigns card={card} words={words} />
          </Edge>
          <Edge $right>
            <Shield card={card} words={words} />
            {card.freePlay && (
              <Sign>
                <Icon name="free-play" label={words.term('free-play')} />
              </Sign>
            )}
            {size !== 'large' && <MomentSigns card={card} words={words} />}
          </Edge>
          {costs && card.facts.developmentCost && (
            <Price>
              <Cost cost={card.facts.developmentCost} words={words} />
            </Price>
          )}
        </Art>
        {size !== 'small' && <Abilities card={card} words={words} full={size === 'large'} />}
        {size === 'large' && <Legend card={card} words={words} />}
      </Card>
    </Sheet>
  );
});
