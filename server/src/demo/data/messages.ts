/**
 * What customers wrote. In a message {order} becomes the tracking ID of an order of the demo and {days} how many days
 * ago it was sent; `about` says which kind of order that is, and its receiver or sender is who writes.
 */
export type MessageData = {
  about: 'open' | 'delivered' | 'returned' | 'none';
  from: 'receiver' | 'sender';
  subject: string;
  message: string;
};

const open = (from: MessageData['from'], subject: string, message: string): MessageData => ({
  about: 'open',
  from,
  subject,
  message,
});
const delivered = (from: MessageData['from'], subject: string, message: string): MessageData => ({
  about: 'delivered',
  from,
  subject,
  message,
});
const returned = (from: MessageData['from'], subject: string, message: string): MessageData => ({
  about: 'returned',
  from,
  subject,
  message,
});
const general = (subject: string, message: string): MessageData => ({
  about: 'none',
  from: 'sender',
  subject,
  message,
});

/** Newest first. */
export const MESSAGES: readonly MessageData[] = [
  open(
    'receiver',
    'Where is my parcel?',
    'Good morning. The tracking page for {order} has not changed since yesterday. Can you tell me when it will reach me?',
  ),
  open(
    'sender',
    'Wrong phone number on the label',
    'I gave the old number of the receiver for {order}. Please have the driver ask me for the new one before he goes out.',
  ),
  general(
    'Rates for a new online shop',
    'We are opening a small shop for handmade candles in Dubai and expect about 15 parcels a day, mostly to Sharjah and Abu Dhabi. Which rates can you offer us, and do you collect on Saturdays?',
  ),
  delivered(
    'receiver',
    'Thank you to the driver',
    'The driver who brought {order} carried the box up to the fourth floor because the lift was out of order. Please pass on my thanks.',
  ),
  open(
    'receiver',
    'Change of delivery time',
    'I am at work until 6 pm. Could {order} come in the evening, please? The building has no reception.',
  ),
  returned(
    'sender',
    'Why was it returned?',
    'Order {order} came back to us, but the customer says nobody called her. Please check with the driver.',
  ),
  delivered(
    'sender',
    'Cash on delivery not received',
    'The parcel {order} was delivered, and the cash is not in our statement yet. When can we collect it?',
  ),
  general(
    'Do you deliver to Hatta?',
    'I would like to send two boxes to Hatta every week. Is this one of your regular routes, and what does it cost?',
  ),
  open(
    'receiver',
    'Different address',
    'Please deliver {order} to my office in Business Bay instead of the flat. I can pay the difference if there is one.',
  ),
  delivered(
    'receiver',
    'Box arrived damaged',
    'One corner of the box {order} was pressed in. The content is fine this time, but I wanted you to know.',
  ),
  general(
    'Invoice with our tax number',
    'Our accounts department needs last month’s invoice again, with our tax registration number on it. To whom should we write?',
  ),
  open(
    'sender',
    'Nobody came for pickup',
    'We waited for the pickup of {order} until the shop closed. Please send somebody tomorrow before noon.',
  ),
  delivered(
    'receiver',
    'Wrong item',
    'I received {order}, but the content is not what I ordered. Should I hand it to the driver, or talk to the shop?',
  ),
  general(
    'Weight limit',
    'Is it possible to send one piece of 34 kg, or must it be split into two shipments?',
  ),
  open(
    'receiver',
    'Pay by card instead of cash',
    'The parcel {order} is cash on delivery. Can the driver take a card? I do not keep that much cash at home.',
  ),
  general(
    'Working as a driver',
    'I have a valid motorcycle licence and five years of delivery experience in Dubai. Are you looking for drivers?',
  ),
  returned(
    'receiver',
    'Please send it again',
    'I was travelling when {order} came. Please send it again on Sunday; I will pay for the second delivery.',
  ),
  delivered(
    'receiver',
    'Received by somebody else',
    'The tracking says that {order} was delivered, but it was handed to a neighbour. Please call me before you leave parcels with others.',
  ),
  general(
    'Packing service',
    'What does the additional packing include? I want to send glass from Ajman to Al Ain.',
  ),
  open(
    'sender',
    'Cancel the order',
    'My customer changed her mind about {order}. If it is not on its way yet, please cancel the pickup.',
  ),
  general(
    'Holiday opening hours',
    'Will the Al Qusais warehouse be open during the long weekend? We have parcels that must go out on the Saturday.',
  ),
  delivered(
    'sender',
    'Proof of delivery',
    'Our customer denies that she received {order}. Can you send us the proof of delivery?',
  ),
  open(
    'receiver',
    'Gate number',
    'For {order}: the villa is behind the mosque, second white gate. The map shows the wrong street.',
  ),
  general(
    'Monthly account',
    'We send around 200 parcels a month and would like to pay once at the end of the month. Is that possible?',
  ),
  delivered(
    'receiver',
    'Very fast',
    'Sent at noon, here before five. Thank you for {order}; I will recommend you to my colleagues.',
  ),
  general(
    'API for our booking page',
    'Our developer would like to create orders directly from our website. Do you have documentation for this?',
  ),
  open(
    'receiver',
    'What do I need at the door?',
    'Do I need my identity card at the door for {order}, or is the message with the tracking number enough?',
  ),
  delivered(
    'sender',
    'Charged for packing',
    'We did not ask for additional packing with {order}, but it is on the bill. Please have a look.',
  ),
  general(
    'Chilled parcels',
    'Do you have refrigerated vans for cakes from Abu Dhabi to Dubai? The trip must not take longer than three hours.',
  ),
  returned(
    'sender',
    'Return charge',
    'Do we pay for the way back of {order}? The address was right, so we believe that it should be free.',
  ),
  general(
    'Lost sticker',
    'The label fell off one of our boxes before the driver came. Can we print it again ourselves?',
  ),
  delivered(
    'receiver',
    'Driver was polite',
    'Small thing, but it matters: the driver with {order} called, waited and was very polite.',
  ),
  general(
    'Pickup in the evening',
    'Our shop in Al Majaz opens at 4 pm. What is the latest pickup that still goes out the same day?',
  ),
  open(
    'sender',
    'Urgent instead of normal',
    'Can {order} still be changed to urgent? The customer is flying tonight.',
  ),
  general('Shipping to Oman', 'Do you plan to deliver to Muscat? We have more and more customers there.'),
  delivered(
    'receiver',
    'Amount on the invoice',
    'I paid in cash for {order} and got no receipt. Could you send me one by email?',
  ),
  general(
    'Two accounts by mistake',
    'I registered twice with different email addresses. Please delete the older account.',
  ),
  general(
    'Complaint about parking',
    'Your van blocks the entrance of our building in Al Karama almost every morning. Please ask your drivers to use the parking behind it.',
  ),
  delivered(
    'sender',
    'Same day cash',
    'The cash of {order} was paid out the next morning. Thank you, this helps a small business a lot.',
  ),
  general(
    'Prices on the website',
    'The price calculator shows another rate from Sharjah to Fujairah than we were charged last week. Which one is right?',
  ),
];
