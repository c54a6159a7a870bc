import type { ReactNode } from 'react';
import type { ComponentId } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Spot } from '../../../table';
import { Tag } from '../../common/Tag';
import { toneOf } from '../look/tone';
import { Emblem } from './Emblem';
import { Signs } from './Face';

/** A card in one line: picture, name, signs. */
export const CardTag = ({ id, words, children }: { id: ComponentId; words: Words<NewDawn>; children?: ReactNode }) => (
  <Spot id={id}>
    <Tag style={toneOf(id)} data-card={id}>
      <span>
        <Emblem id={id} />
      </span>
      <b>{words.name(id)}</b>
      <small>
        <Signs id={id} words={words} />
        {children}
      </small>
    </Tag>
  </Spot>
);
