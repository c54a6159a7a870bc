import { plain, type CardText } from '../../../games/kit/text/words';

/** How many letters a card's text has: a row gives it width accordingly. */
export const lettersIn = ({ abilities }: CardText): number =>
  plain(abilities.flatMap(({ lines }) => lines.flat())).length;
