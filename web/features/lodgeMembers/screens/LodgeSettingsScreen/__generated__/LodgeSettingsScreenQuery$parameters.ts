/**
 * @generated SignedSource<<f58e914b5a3809eb6340e02d995a5cb0>>
 * @relayHash fd94982b26ae26c4a6b958a13e8a9589
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fb1b76387193ee7e25df3f37d981fdb11d11debd46dc771d33e6d0fc647f60c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSettingsScreenQuery } from './LodgeSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fb1b76387193ee7e25df3f37d981fdb11d11debd46dc771d33e6d0fc647f60c",
    "metadata": {},
    "name": "LodgeSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
