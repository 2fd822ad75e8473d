/**
 * @generated SignedSource<<0da734020a6ed9b7c446901eec6ef8dd>>
 * @relayHash ea23bbe9a3293cb390436bd7821ef42c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 799d83ddf2fe81eb03865d80320acbace97541c05a165ea670eb4a29790e8dcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "799d83ddf2fe81eb03865d80320acbace97541c05a165ea670eb4a29790e8dcc",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
