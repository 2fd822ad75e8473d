/**
 * @generated SignedSource<<7e73cb4baa6c1b0a017f09f0c43064b1>>
 * @relayHash 0bf8089388008392882c707df275bd5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 883a34f5af41f908e44dcc216b26f921941445d57e833f3f42cc4762e4102c11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileGuestbookScreenQuery } from './ProfileGuestbookScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileGuestbookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "883a34f5af41f908e44dcc216b26f921941445d57e833f3f42cc4762e4102c11",
    "metadata": {},
    "name": "ProfileGuestbookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
