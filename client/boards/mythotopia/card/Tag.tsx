import type { ComponentId } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { cardOf } from '../../../../games/mythotopia/catalogue';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Icon, Spot } from '../../../table';
import { Tag } from '../../common/Tag';
import { symbolsOf, toneOf } from '../look/tone';
import { Emblem } from './Face';

/** A card in one line: picture, name, symbols. */
export const CardTag = ({ id, words }: { id: ComponentId; words: Words<Mythotopia> }) => {
  const card = cardOf(id);
  return (
    <Spot id={id}>
      <Tag style={toneOf(card)} data-card={id}>
        <span>
          <Emblem card={card} />
        </span>
        <b>{words.name(id)}</b>
        <small>
          {symbolsOf(card).flatMap(({ symbol, n }) =>
            Array.from({ length: n }, (_, i) => (
              <Icon key={`${symbol}${i}`} name={symbol} label={words.term(symbol)} />
            )),
          )}
        </small>
      </Tag>
    </Spot>
  );
};
