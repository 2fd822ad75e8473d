/**
 * @generated SignedSource<<17e209ca2a3e111271841d3ae389d308>>
 * @relayHash 5cdc23f0bf730bc18b991b297b840c9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0a4f72887be794492f441b943e011e4ff7a0fc5ae18add0a9e7da6f8c2198c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSettingsScreenQuery } from './LodgeSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0a4f72887be794492f441b943e011e4ff7a0fc5ae18add0a9e7da6f8c2198c5",
    "metadata": {},
    "name": "LodgeSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
