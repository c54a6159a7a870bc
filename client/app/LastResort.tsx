import { Component, type ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: 1rem;
  max-width: 30rem;
  margin: 12vh auto;
  padding: 1rem;
  text-align: center;
  button {
    justify-self: center;
    padding: 0.5rem 1.5rem;
    font-size: 1.5rem;
  }
`;

/**
 * Shown when even the catalogue of the interface cannot be loaded (the server restarts, or is newer than the page). It
 * says so in all three languages and offers to load the page anew. Its sentences are the only ones outside the
 * catalogues.
 */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Box role="alert">
        <p lang="en">The page could not be loaded. Please try again.</p>
        <p lang="hu">Az oldalt nem sikerült betölteni. Próbáld újra.</p>
        <p lang="cs">Stránku se nepodařilo načíst. Zkus to znovu.</p>
        <button type="button" aria-label="↻" onClick={() => window.location.reload()}>
          ↻
        </button>
      </Box>
    );
  }
}
