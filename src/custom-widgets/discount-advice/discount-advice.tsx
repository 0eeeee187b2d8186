import { calls, type DiscountAdviceProps } from '../../generated/product/widgets/discount-advice.ts';
import { formatMoney, staticStyled, t, today, useAnswer, type WidgetHost } from '../../runtime/index.ts';
import { adviceOn } from './model/advice.ts';

/** Shows warnings about the discount in the form; they do not prevent saving. */
export default function DiscountAdvice({ product, discount, form }: DiscountAdviceProps & WidgetHost) {
  const { answer } = useAnswer(calls['product.get'], { id: Number(product) });
  const price = answer?.item?.price;
  const discounts = useAnswer(calls['product.discounts'], { productId: Number(product) }).answer;
  const others = discounts?.item?.productDiscounts?.filter(({ id }) => id !== discount);
  const adviceTexts = adviceOn(form?.values ?? {}, { price, others, day: today() });
  return (
    <Advice role="status">
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
