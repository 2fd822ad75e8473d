/**
 * @generated SignedSource<<b705b73c680b44c31bab5edd58633d46>>
 * @relayHash 6f4b897cdc36dfcac302cb4f5b5b4ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9484a67b3da7e27439f41ae2ad925560ea9759270d1751380c588465067ce53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9484a67b3da7e27439f41ae2ad925560ea9759270d1751380c588465067ce53",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
