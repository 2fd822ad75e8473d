/**
 * @generated SignedSource<<4931970c6eb02b92d763a5a1af2b3680>>
 * @relayHash abeb549d024a77be11f674c8868ecab0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a88adfa474d74f705ba5b063cf73cbcc06b43afd61d333a31b5f768826e6604

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a88adfa474d74f705ba5b063cf73cbcc06b43afd61d333a31b5f768826e6604",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
