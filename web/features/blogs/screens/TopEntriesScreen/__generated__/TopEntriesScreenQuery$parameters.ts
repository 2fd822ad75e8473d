/**
 * @generated SignedSource<<8e532cd72819ee008576a225b6a215cc>>
 * @relayHash 2450891177f3c582975659319701e378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab478ede260334aba36f0b4f76e5ae30dfcce796248c7d7299ac9328a17c6d43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopEntriesScreenQuery } from './TopEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab478ede260334aba36f0b4f76e5ae30dfcce796248c7d7299ac9328a17c6d43",
    "metadata": {},
    "name": "TopEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
