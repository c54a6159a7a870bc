import { CARDS } from '../../../games/mythotopia/catalogue';
import { isProvince, provinceOf } from '../../../games/mythotopia/map';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { zones } from '../../../games/mythotopia/zones';
import { Icon, SeatName, type FaceProps } from '../../table';
import { Sayings } from '../common/parts';
import { VpTokens } from './card/Face';

/** Below the large face: where the card lies, what lies on it, how strong its province is. */
export default function Notes({ id, view, words }: FaceProps<Mythotopia>) {
  const where = zones.whereIs(view, id);
  const province = isProvince(id) ? id : CARDS.get(id)?.province;
  const vp = view.vp.find((each) => each.id === id);
  if (!where && !province) return null;
  return (
    <Sayings>
      {where && (
        <>
          <dt>{words.term(where.zone)}</dt>
          <dd>
            {where.seat !== null && <SeatName seat={where.seat} />}
            {vp && <VpTokens values={vp.tokens} />}
          </dd>
        </>
      )}
      {province && (
        <>
          <dt>{words.term('strength')}</dt>
          <dd>
            {provinceOf(province).neutralStrength}
            {provinceOf(province).rough && (
              <span>
                <Icon name="rough" label="" /> {words.term('rough')}
              </span>
            )}
          </dd>
        </>
      )}
    </Sayings>
  );
}
