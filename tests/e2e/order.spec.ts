import {enterDeliveryAddress, openCheckout, pay} from '../support/hosted-checkout';
import {expect, test} from '../support/test';

test('a buyer who lost the confirmation gets the link to the order by email', async ({
  page,
  shop,
}) => {
  await page.goto('/product/green-water');
  await openCheckout(page);
  await enterDeliveryAddress(page);
  await pay(page);
  const [order] = await shop.control.orders();

  await page.goto('/contact');
  await page.getByRole('link', {name: 'Find your order'}).click();
  await page.getByLabel('Order number').fill(`#${Number(order!.number)}`);
  await page.getByRole('main').getByLabel('Email').fill('ADA@example.com');
  await page.getByRole('button', {name: 'Email Me the Link'}).click();
  await expect(page.getByRole('main').getByText('Check your email')).toBeVisible();

  const subject = `Your order #${Number(order!.number)}`;
  const findMail = async () => (await shop.control.mail()).find((mail) => mail.subject === subject);
  await expect.poll(findMail).toBeTruthy();
  const [url] = /http\S+\/orders\/\S+/.exec((await findMail())!.text ?? '') ?? [];
  await page.goto(url!);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Thank you');
  await expect(page.getByText('Green Water').first()).toBeVisible();
});
