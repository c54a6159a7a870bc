import styled, { css } from 'styled-components';
import { colour, font, radius, shadow, size, space } from '../theme';

/** A panel that lies on the table. */
export const Panel = styled.section`
  padding: ${space.l};
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.mid};
  > h2 {
    margin-bottom: ${space.m};
    font-size: ${size.title};
  }
`;

/** Fields one below the other. */
export const Fields = styled.div`
  display: grid;
  gap: ${space.l};
`;

export const Row = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 's' }) => space[$gap]};
`;

/** A labelled field: put the label's text and the control inside. */
export const Field = styled.label`
  display: grid;
  gap: ${space.xs};
  font-size: ${size.small};
  color: ${colour('inkSoft')};
  input,
  select {
    min-height: 2.5rem;
    width: 100%;
    padding: ${space.xs} ${space.m};
    border: 1px solid ${colour('line')};
    border-radius: ${radius.m};
    background: ${colour('raised')};
    color: ${colour('ink')};
    font-size: ${size.body};
  }
  input[aria-invalid='true'] {
    border-color: ${colour('danger')};
    border-width: 2px;
  }
`;

/** One choice out of few: radio buttons that look like a row of keys. */
export const Choices = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: ${space.xs};
    font-size: ${size.small};
    color: ${colour('inkSoft')};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    padding: ${space.xs} ${space.m};
    border: 1px solid ${colour('line')};
    border-radius: ${radius.m};
    background: ${colour('raised')};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${colour('bronzeDeep')};
    background: ${colour('bronze')};
    color: ${colour('onBronze')};
    font-weight: 600;
  }
  label:has(:checked)::before {
    content: '✓\\00a0';
  }
  label:has(:focus-visible) {
    outline: 5px double ${colour('ink')};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    cursor: pointer;
  }
`;

/** What opens on demand: put a `summary` first. */
export const Fold = styled.details`
  summary {
    padding: ${space.s} 0;
    cursor: pointer;
    color: ${colour('bronze')};
  }
`;

export const Soft = styled.p`
  color: ${colour('inkSoft')};
  font-size: ${size.small};
`;

/** A message about something that went wrong, or that needs attention. */
export const Note = styled.p<{ $bad?: boolean }>`
  padding: ${space.s} ${space.m};
  border-left: 4px solid ${({ $bad }) => colour($bad ? 'danger' : 'bronze')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  color: ${({ $bad }) => colour($bad ? 'danger' : 'ink')};
`;

export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  padding: 0 ${space.s};
  border: 1px solid currentColor;
  border-radius: ${radius.round};
  font-size: ${size.tiny};
  color: ${colour('inkSoft')};
`;

/** Identifiers and codes. */
export const Code = styled.code`
  font-family: ui-monospace, 'DejaVu Sans Mono', Consolas, monospace;
  font-size: 0.9em;
`;

/** Read out, not shown: where that is so only sometimes. */
export const spoken = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Read out, not shown. */
export const Spoken = styled.span`
  ${spoken}
  white-space: nowrap;
`;

export const Title = styled.h1`
  font-family: ${font.display};
  font-size: ${size.display};
  letter-spacing: 0.01em;
`;
