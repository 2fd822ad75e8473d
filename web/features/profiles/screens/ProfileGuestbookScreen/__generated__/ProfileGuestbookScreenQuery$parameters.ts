/**
 * @generated SignedSource<<5cf4f97b9c923a3cde1b6d23fa0677e9>>
 * @relayHash 37389206aba3087e6fd24422aa6b98d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac3b565e8183555cf8c0b046a1446f253c803d05d22a6be6faf146c92d4c8511

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileGuestbookScreenQuery } from './ProfileGuestbookScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileGuestbookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac3b565e8183555cf8c0b046a1446f253c803d05d22a6be6faf146c92d4c8511",
    "metadata": {},
    "name": "ProfileGuestbookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
