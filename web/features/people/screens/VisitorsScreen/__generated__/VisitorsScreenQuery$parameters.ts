/**
 * @generated SignedSource<<4b08d009e0c37b9e3b04adab3347f4fa>>
 * @relayHash 8c6a40f703a5b50a72bddd6d78545bbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a52064abf3f2b556832d5d133b9baec7ed67080f233439b9eef926856b0a87e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitorsScreenQuery } from './VisitorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a52064abf3f2b556832d5d133b9baec7ed67080f233439b9eef926856b0a87e",
    "metadata": {},
    "name": "VisitorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
