/**
 * @generated SignedSource<<c879b38feb945881bf53947ff7ce0a1f>>
 * @relayHash cdf6204759d4dc672237bfc51db23d08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 575c33019d5d75bea6d317a218d023240e23c944897d1badae124caa39999f6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "575c33019d5d75bea6d317a218d023240e23c944897d1badae124caa39999f6e",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
