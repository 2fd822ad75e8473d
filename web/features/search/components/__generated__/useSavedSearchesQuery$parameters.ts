/**
 * @generated SignedSource<<104912e604b048185e273af38e27ce63>>
 * @relayHash ef0f79706bfb17bad61f53caaaac187c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2524ac6dc8a93faa5712bc471d35d2a37bee5e2cb45754eaad779f9dbd2f5336

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSavedSearchesQuery } from './useSavedSearchesQuery.graphql';

const node: PreloadableConcreteRequest<useSavedSearchesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2524ac6dc8a93faa5712bc471d35d2a37bee5e2cb45754eaad779f9dbd2f5336",
    "metadata": {},
    "name": "useSavedSearchesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
