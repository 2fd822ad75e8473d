/**
 * @generated SignedSource<<71eaf17ebfa58703c74bb803e12bbe1f>>
 * @relayHash 9ff6c84923aaad68d4c71ea261001773
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b6548b68566aaf36bc51a1eb2d215f544e2d8989e4d086a2d71ef4431643c42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManagedMediaTestQuery } from './ManagedMediaTestQuery.graphql';

const node: PreloadableConcreteRequest<ManagedMediaTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b6548b68566aaf36bc51a1eb2d215f544e2d8989e4d086a2d71ef4431643c42",
    "metadata": {},
    "name": "ManagedMediaTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
