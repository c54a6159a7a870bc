import { Link } from 'react-router';
import styled from 'styled-components';
import { RULESETS } from '../rulesets';
import { space } from '../theme';
import { Panel, Title } from '../ui/parts';
import { useUi } from '../words';

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 46rem;
  margin: ${space.l} auto;
  padding: 0 ${space.l} ${space.huge};
  li {
    margin-bottom: ${space.s};
  }
  p + p {
    margin-top: ${space.m};
  }
`;

/** What this site is, who owns the games, and where the pictures come from. */
export default function About() {
  const { say } = useUi();
  return (
    <Page>
      <Title>{say('about.title')}</Title>
      <Panel>
        <h2>{say('about.unofficial')}</h2>
        <p>{say('about.notice')}</p>
        <p>{say('about.buy')}</p>
      </Panel>
      <Panel>
        <h2>{say('about.games')}</h2>
        <ul>
          {RULESETS.map(({ name, credits: { boxes, designers, artist, publisher } }) => (
            <li key={name}>
              <b>{boxes}</b>
              <br />
              {say('about.game', { by: designers, art: artist ?? 'none', publisher })}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel>
        <h2>{say('about.icons')}</h2>
        <p>
          {say('about.iconsFrom')} <a href="https://game-icons.net/">game-icons.net</a> (Lorc, Delapouite &amp;
          contributors), <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
        </p>
      </Panel>
      <Panel>
        <h2>{say('about.faces')}</h2>
        <p>
          {say('about.facesFrom')} <a href="/assets/typefaces.txt">SIL Open Font License</a>.
        </p>
      </Panel>
      <Panel>
        <h2>{say('about.made')}</h2>
        <p>
          {say('about.software')} <a href="https://boardgame.io/">boardgame.io</a>, React, styled-components. MIT.
        </p>
        {RULESETS.map(({ name, title }) => (
          // A full page load, because the debug page is served with a laxer policy.
          <p key={name}>
            <Link to={`/debug/${name}`} reloadDocument>
              {say('about.debug', { title })}
            </Link>
          </p>
        ))}
      </Panel>
    </Page>
  );
}
