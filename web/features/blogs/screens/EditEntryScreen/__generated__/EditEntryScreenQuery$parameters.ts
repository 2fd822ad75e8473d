/**
 * @generated SignedSource<<7e2aee8c4e53573515db55955a2de8bf>>
 * @relayHash c4d692c25090758e784abf7acb059e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13c67fcd16949a57744b088cba2c237c9db966dcf20565616684f00b18cc6544

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditEntryScreenQuery } from './EditEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13c67fcd16949a57744b088cba2c237c9db966dcf20565616684f00b18cc6544",
    "metadata": {},
    "name": "EditEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
