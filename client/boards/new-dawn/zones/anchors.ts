/** Names of the parts of the table that one can jump to. */
export const MAP = 'new-dawn-map';
export const ROW = 'new-dawn-row';
export const OFFER = 'new-dawn-offer';
export const AGENDAS = 'new-dawn-agendas';
export const OTHERS = 'new-dawn-others';
export const EVENT = 'new-dawn-event';
