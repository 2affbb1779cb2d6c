import type { City } from '@tawseel/contract/facts/emirates';
import type { Tables } from '../../platform/engine/tables.ts';
import type { Trade } from './goods.ts';

type Order = Pick<
  Tables['orders'],
  'payment_method' | 'delivery_type' | 'additional_services' | 'dropoff_street' | 'dropoff_city'
>;

/** Message of a customer; {order} stands for the tracking ID of a demo order. */
export type MessageData = {
  subject: string;
  message: string;
  /** State of that order when the message was written; absent for a message about no order. */
  about?: 'open' | 'delivered' | 'returned';
  /** Writer: a company is a sender, of this trade or city if named; a person may be unknown to us. */
  from: 'receiver' | 'company' | 'person';
  trade?: Trade;
  city?: City;
  /** Condition on the order under which the message makes sense. */
  fits?: (order: Order) => boolean;
};

const cash = (order: Order) => order.payment_method === 'COD';

/** Newest first. */
export const MESSAGES: readonly MessageData[] = [
  {
    subject: 'Where is my parcel?',
    message:
      'Good morning. The tracking page for {order} has not changed since yesterday. Can you tell me when it will reach me?',
    about: 'open',
    from: 'receiver',
  },
  {
    subject: 'Wrong phone number on the label',
    message:
      'I gave the old number of the receiver for {order}. Please have the driver ask me for the new one before he goes out.',
    about: 'open',
    from: 'company',
  },
  {
    subject: 'Rates for a new online shop',
    message:
      'We are opening a small shop for handmade candles in Dubai and expect about 15 parcels a day, mostly to Sharjah and Abu Dhabi. Which rates can you offer us, and do you collect on Saturdays?',
    from: 'person',
  },
  {
    subject: 'Thank you to the driver',
    message:
      'The driver who brought {order} carried the box up to the fourth floor because the lift was out of order. Please pass on my thanks.',
    about: 'delivered',
    from: 'receiver',
    fits: (order) => /^Flat 4\d\d,/.test(order.dropoff_street),
  },
  {
    subject: 'Change of delivery time',
    message:
      'I am at work until 6 pm. Could {order} come in the evening, please? The building has no reception.',
    about: 'open',
    from: 'receiver',
    fits: (order) => order.dropoff_street.startsWith('Flat'),
  },
  {
    subject: 'Why was it returned?',
    message:
      'Order {order} came back to us, but the customer says that nobody called. Please check with the driver.',
    about: 'returned',
    from: 'company',
  },
  {
    subject: 'Cash on delivery not received',
    message:
      'The parcel {order} was delivered, and the cash is not in our statement yet. When can we collect it?',
    about: 'delivered',
    from: 'company',
    fits: cash,
  },
  {
    subject: 'Do you deliver to Hatta?',
    message:
      'I would like to send two boxes to Hatta every week. Is this one of your regular routes, and what does it cost?',
    from: 'person',
  },
  {
    subject: 'Different address',
    message:
      'Please deliver {order} to my office in Business Bay instead of the flat. I can pay the difference if there is one.',
    about: 'open',
    from: 'receiver',
    fits: (order) => order.dropoff_city === 'Dubai' && order.dropoff_street.startsWith('Flat'),
  },
  {
    subject: 'Box arrived damaged',
    message:
      'One corner of the box {order} was pressed in. The content is fine this time, but I wanted you to know.',
    about: 'delivered',
    from: 'receiver',
  },
  {
    subject: 'Invoice with our tax number',
    message:
      'Our accounts department needs last month’s invoice again, with our tax registration number on it. To whom should we write?',
    from: 'company',
  },
  {
    subject: 'Late pickup',
    message:
      'We waited a long time for the pickup of {order}. Please tell the drivers that the shop closes at nine.',
    about: 'open',
    from: 'company',
  },
  {
    subject: 'Wrong item',
    message:
      'I received {order}, but the content is not what I ordered. Should I hand it to the driver, or talk to the shop?',
    about: 'delivered',
    from: 'receiver',
  },
  {
    subject: 'Weight limit',
    message: 'Is it possible to send one piece of 34 kg, or must it be split into two shipments?',
    from: 'company',
    trade: 'auto',
  },
  {
    subject: 'Pay by card instead of cash',
    message:
      'The parcel {order} is cash on delivery. Can the driver take a card? I do not keep that much cash at home.',
    about: 'open',
    from: 'receiver',
    fits: cash,
  },
  {
    subject: 'Working as a driver',
    message:
      'I have a valid motorcycle licence and five years of delivery experience in Dubai. Are you looking for drivers?',
    from: 'person',
  },
  {
    subject: 'Please send it again',
    message:
      'I was travelling when {order} came. Please send it again on Sunday; I will pay for the second delivery.',
    about: 'returned',
    from: 'receiver',
  },
  {
    subject: 'Received by somebody else',
    message:
      'The tracking says that {order} was delivered, but it was handed to a neighbour. Please call me before you leave parcels with others.',
    about: 'delivered',
    from: 'receiver',
  },
  {
    subject: 'Packing service',
    message: 'What does the additional packing include? I want to send glass from Ajman to Al Ain.',
    from: 'person',
  },
  {
    subject: 'Cancel the order',
    message:
      'Our customer has cancelled {order}. If it has not left yet, please keep it at your warehouse; we will collect it.',
    about: 'open',
    from: 'company',
  },
  {
    subject: 'Holiday opening hours',
    message:
      'Will the Al Qusais warehouse be open during the long weekend? We have parcels that must go out on the Saturday.',
    from: 'company',
    city: 'Dubai',
  },
  {
    subject: 'Proof of delivery',
    message: 'Our customer says that {order} never arrived. Can you send us the proof of delivery?',
    about: 'delivered',
    from: 'company',
  },
  {
    subject: 'Gate number',
    message:
      'For {order}: the villa is behind the mosque, second white gate. The map shows the wrong street.',
    about: 'open',
    from: 'receiver',
    fits: (order) => order.dropoff_street.startsWith('Villa'),
  },
  {
    subject: 'Monthly account',
    message:
      'We send around 200 parcels a month and would like to pay once at the end of the month. Is that possible?',
    from: 'company',
  },
  {
    subject: 'Very fast',
    message: 'It came earlier than promised. Thank you for {order}; I will recommend you to my colleagues.',
    about: 'delivered',
    from: 'receiver',
  },
  {
    subject: 'API for our booking page',
    message:
      'Our developer would like to create orders directly from our website. Do you have documentation for this?',
    from: 'company',
    trade: 'gifts',
  },
  {
    subject: 'What do I need at the door?',
    message:
      'Do I need my identity card at the door for {order}, or is the message with the tracking number enough?',
    about: 'open',
    from: 'receiver',
  },
  {
    subject: 'Charged for packing',
    message: 'We did not ask for additional packing with {order}, but it is on the bill. Please have a look.',
    about: 'delivered',
    from: 'company',
    fits: (order) => order.additional_services === 1,
  },
  {
    subject: 'Chilled parcels',
    message:
      'Do you have refrigerated vans for cakes from Abu Dhabi to Dubai? The trip must not take longer than three hours.',
    from: 'company',
    trade: 'food',
    city: 'Abu-Dhabi',
  },
  {
    subject: 'Return charge',
    message:
      'Do we pay for the way back of {order}? The address was right, so we believe that it should be free.',
    about: 'returned',
    from: 'company',
  },
  {
    subject: 'Lost sticker',
    message: 'The label fell off one of our boxes before the driver came. Can we print it again ourselves?',
    from: 'company',
  },
  {
    subject: 'Driver was polite',
    message: 'Small thing, but it matters: the driver with {order} called, waited and was very polite.',
    about: 'delivered',
    from: 'receiver',
  },
  {
    subject: 'Pickup in the evening',
    message:
      'Our shop in Al Majaz opens at 4 pm. What is the latest pickup that still goes out the same day?',
    from: 'company',
    city: 'Sharjah',
  },
  {
    subject: 'Urgent instead of normal',
    message: 'Can {order} still be changed to urgent? The customer is travelling tomorrow.',
    about: 'open',
    from: 'company',
    fits: (order) => order.delivery_type === 'normal',
  },
  {
    subject: 'Shipping to Oman',
    message: 'Do you plan to deliver to Muscat? We have more and more customers there.',
    from: 'company',
    trade: 'perfume',
  },
  {
    subject: 'Amount on the invoice',
    message: 'I paid in cash for {order} and got no receipt. Could you send me one by email?',
    about: 'delivered',
    from: 'receiver',
    fits: cash,
  },
  {
    subject: 'Two accounts by mistake',
    message: 'I registered twice with different email addresses. Please delete the older account.',
    from: 'person',
  },
  {
    subject: 'Complaint about parking',
    message:
      'Your van blocks the entrance of our building in Al Karama almost every morning. Please ask your drivers to use the parking behind it.',
    from: 'person',
  },
  {
    subject: 'Cash paid out quickly',
    message:
      'The cash of {order} was paid out the next morning. Thank you, this helps a small business a lot.',
    about: 'delivered',
    from: 'company',
    fits: cash,
  },
  {
    subject: 'Prices on the website',
    message:
      'The price calculator shows another rate from Sharjah to Fujairah than we were charged last week. Which one is right?',
    from: 'company',
    city: 'Sharjah',
  },
];
