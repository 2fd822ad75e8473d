/**
 * @generated SignedSource<<4c6119aaffa5d1237cab73493a8d0587>>
 * @relayHash f793c45c334e03fcbacad0299ee5761e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4117cac41a7f4cd524e71242256a5ebcd386467c8aa108938f47aebd54c5d20b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyTicketsScreenQuery } from './MyTicketsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyTicketsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4117cac41a7f4cd524e71242256a5ebcd386467c8aa108938f47aebd54c5d20b",
    "metadata": {},
    "name": "MyTicketsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
