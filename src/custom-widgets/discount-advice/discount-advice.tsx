import { calls, type DiscountAdviceProps } from '../../generated/product/widgets/discount-advice.ts';
import {
  FailureNote,
  formatMoney,
  staticStyled,
  t,
  today,
  useAnswer,
  type WidgetHost,
} from '../../runtime/index.ts';
import { adviceOn } from './model/advice.ts';

/** Shows warnings about the discount in the form; they do not prevent saving. */
export default function DiscountAdvice({ product, discount, form }: DiscountAdviceProps & WidgetHost) {
  const ofProduct = useAnswer(calls['product.get'], { id: Number(product) });
  const price = ofProduct.answer?.item?.price;
  const discounts = useAnswer(calls['product.discounts'], { productId: Number(product) });
  const failed = [ofProduct, discounts].find(({ error }) => error !== undefined);
  const others = discounts.answer?.item?.productDiscounts?.filter(({ id }) => id !== discount);
  const adviceTexts = adviceOn(form?.values ?? {}, { price, others, day: today() });
  return (
    <Advice role="status">
      {failed?.error && <FailureNote error={failed.error} retry={failed.retry} />}
      {adviceTexts.map((text) => (
        <p key={text}>{t(text, { price: price === undefined ? '' : formatMoney(price) })}</p>
      ))}
    </Advice>
  );
}

const Advice = staticStyled('div')({
  display: 'grid',
  gap: 4,
  '& p': {
    margin: 0,
    paddingInlineStart: 10,
    borderInlineStart: '3px solid var(--mui-palette-warning-main)',
  },
  '&:not(:empty)': { marginBlock: 8 },
});
