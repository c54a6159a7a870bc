import styled from 'styled-components';
import { shadow } from '../../theme';

/** A round token of gold. */
export const Coin = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.5em;
  height: 1.5em;
  border: 1px solid #6b4a05;
  border-radius: 50%;
  background: radial-gradient(circle at 35% 30%, #fff2c4, #e3b23c 60%, #b98516);
  box-shadow: ${shadow.low};
  color: #2e2003;
  font-size: 0.96em;
  font-weight: 700;
  line-height: 1;
`;
