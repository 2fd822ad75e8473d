/**
 * @generated SignedSource<<29371a1f9edaec41b1ca0bc78ff0258e>>
 * @relayHash f1cc0d609b4350bac0bdfba645c40ddd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f381f0769a3a2f78bdecef83c40a07730ed003eead5431ef27dfd0d20d06ae90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileGuestbookScreenQuery } from './ProfileGuestbookScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileGuestbookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f381f0769a3a2f78bdecef83c40a07730ed003eead5431ef27dfd0d20d06ae90",
    "metadata": {},
    "name": "ProfileGuestbookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
