import { Fragment, memo } from 'react';
import styled from 'styled-components';
import { HIDDEN, type Seat } from '../../../../games/kit/core';
import { CARDS } from '../../../../games/new-dawn/catalogue';
import { agendasOf } from '../../../../games/new-dawn/rules/agendas';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { TILE_IDS } from '../../../../games/new-dawn/tile';
import { Below, Icon, Picture, type FaceProps } from '../../../table';
import { colour } from '../../../theme';
import { useFit } from '../../../ui/useFit';
import { Abilities, Remarks } from '../../common/Abilities';
import { softly } from '../../common/hyphens';
import { Art, Flag, Leaf, Ribbon, Sheet, Slip, SlipHead, Text } from '../../common/leaf';
import { lettersIn } from '../../common/lettersIn';
import { SMALLEST } from '../../common/tighter';
import { KINDS } from '../emblems';
import { toneOf } from '../look/tone';
import { TilePicture } from '../map/TilePicture';
import { cardFor, Emblem } from './Emblem';
import { Laid, layingOn } from './Laid';
import { Progress } from './Progress';

type DrawnProps = Pick<FaceProps<NewDawn>, 'id' | 'size' | 'words'> & {
  whose: Seat | null;
  trade: number;
  tokens: string;
};

/**
 * A card: ribbon with its name, picture, cost, text. Any other component is shown as a leaf with its name and picture.
 */
export function Face({ id, size, view, words }: FaceProps<NewDawn>) {
  if (id === HIDDEN) return <Back />;
  const { seat: whose, trade, tokens } = layingOn(view, id);
  return (
    <>
      <Drawn id={cardFor(id)} size={size} whose={whose} trade={trade} tokens={tokens.join(' ')} words={words} />
      {size === 'large' && <Progress id={id} view={view} words={words} />}
    </>
  );
}

/** What is on a sheet is in its middle. */
const Plate = styled(Art)`
  [data-cut='whole'] img {
    object-position: 50% 50%;
  }
`;

/** The number of letters from which on a text is long; a row gives it width accordingly. */
const LONG = 120;

/** Only what lies on a card changes its face. */
const Drawn = memo(function Drawn({ id, size, whose, trade, tokens, words }: DrawnProps) {
  const leaf = useFit<HTMLElement>(SMALLEST, size === 'normal', undefined, true);
  const laid = (
    <Laid id={id} seat={whose} trade={trade} tokens={tokens === '' ? [] : tokens.split(' ')} words={words} />
  );
  if (size === 'strip')
    return (
      <Slip style={toneOf(id)} data-card={id}>
        <Flag>
          <Drawing id={id} size={size} />
        </Flag>
        <div>
          <SlipHead>
            <strong>{words.name(id)}</strong>
            <Signs id={id} words={words} />
            {laid}
          </SlipHead>
          <Says id={id} words={words} full={false} />
        </div>
      </Slip>
    );
  return (
    <Sheet style={toneOf(id)} data-card={id}>
      <Leaf ref={leaf} data-size={size} data-wordy={lettersIn(words.card(id)) >= LONG}>
        <Ribbon>
          <div>
            <strong>{size === 'large' ? words.name(id) : softly(words.name(id), words.language)}</strong>
            {size !== 'small' && <Below name={words.below(id)} />}
          </div>
          <Signs id={id} words={words} />
        </Ribbon>
        <Plate>{TILE_IDS.includes(id) ? <TilePicture tile={id} side="A" /> : <Drawing id={id} size={size} />}</Plate>
        {/* In the row tokens lie on the slot, and leave the words their room. */}
        {size !== 'normal' && laid}
        {size !== 'small' && <Says id={id} words={words} full={size === 'large'} />}
      </Leaf>
    </Sheet>
  );
});

const Drawing = ({ id, size }: Pick<DrawnProps, 'id' | 'size'>) => (
  <Picture id={id} size={size}>
    <Emblem id={id} />
  </Picture>
);

const InRibbon = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.25em;
  font-weight: 700;
  /* Signs on the ribbon have the colour of its letters. */
  header:not([class*='SlipHead']) > & span {
    color: inherit !important;
  }
`;

/**
 * The kind of a card in signs: type and level; type, cost and the resources that may pay it; the owner of a diplomacy
 * card.
 */
export function Signs({ id, words }: Pick<DrawnProps, 'id' | 'words'>) {
  const card = CARDS.get(id);
  const { term } = words;
  switch (card?.kind) {
    case 'focus':
      return (
        <InRibbon>
          <Icon name={card.facts.type} label={term(card.facts.type)} />
          <span title={term(`level${card.facts.level}`)}>{card.facts.level}</span>
        </InRibbon>
      );
    case 'wonder':
      return (
        <InRibbon>
          {card.facts.resources.map((resource) => (
            <Icon key={resource} name={resource} label={term(resource)} />
          ))}
          <span title={term('cost')}>{card.facts.cost}</span>
        </InRibbon>
      );
    case 'cityState':
      return (
        <InRibbon>
          <Icon name={card.facts.type} label={term(card.facts.type)} />
        </InRibbon>
      );
    default:
      return null;
  }
}

/** The text of a card; of a victory card both agendas. */
function Says({ id, words, full }: Pick<DrawnProps, 'id' | 'words'> & { full: boolean }) {
  const agendas = agendasOf(id);
  const texts = agendas.length > 0 ? agendas.map((agenda) => words.card(agenda)) : [words.card(id)];
  if (texts.every(({ abilities }) => abilities.length === 0)) return null;
  return (
    <Text>
      {texts.map(({ abilities, keywords }, n) => (
        <Fragment key={n}>
          {agendas[n] && <b>{words.name(agendas[n])}</b>}
          {full && <Remarks lines={keywords} />}
          <Abilities abilities={abilities} full={full} />
        </Fragment>
      ))}
    </Text>
  );
}

const Closed = styled(Art)`
  color: ${colour('bronze')};
`;

/** The back of a wonder that nobody may see. */
const Back = () => (
  <Sheet style={{ '--tone': 'var(--bronze)', '--deep': '#4a3419' }}>
    <Leaf data-size="small" aria-hidden>
      <Closed>
        <KINDS.wonder />
      </Closed>
    </Leaf>
  </Sheet>
);
