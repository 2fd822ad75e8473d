/**
 * @generated SignedSource<<08cb7057af37d4d0dec43b90a4f03046>>
 * @relayHash e94bada1439f64db9f1406f1aebae291
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75b0e09baf9cd9282cfca6a0fa2d9ed0cd5c5d988efb826ccb29986b50915cca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75b0e09baf9cd9282cfca6a0fa2d9ed0cd5c5d988efb826ccb29986b50915cca",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
