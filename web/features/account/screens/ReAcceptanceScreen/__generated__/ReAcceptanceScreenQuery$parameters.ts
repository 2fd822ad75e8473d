/**
 * @generated SignedSource<<6b755ba871fcbad6c5479e5c7c2afa55>>
 * @relayHash d6ee5dd4b9cb399a290596f23c57dce4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0b46e9b270d645fe666ef8045de4dad95590793472ab5cfebc88cfa78424e47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReAcceptanceScreenQuery } from './ReAcceptanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReAcceptanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0b46e9b270d645fe666ef8045de4dad95590793472ab5cfebc88cfa78424e47",
    "metadata": {},
    "name": "ReAcceptanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
