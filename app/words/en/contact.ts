/** The contact form (specification, section 8). */
export default {
  sent: {title: 'Message sent!', description: "I'll get back to you soon."},
  failed: 'Failed to send message',
};
