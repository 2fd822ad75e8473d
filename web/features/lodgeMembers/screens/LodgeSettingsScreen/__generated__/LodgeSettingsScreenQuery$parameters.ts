/**
 * @generated SignedSource<<94c45a30415383776d4b5c8413819f1d>>
 * @relayHash 22b1c98b7286b57d1e9568347d0b1dcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 882cbeecd3df4dbbe1b7c871cb5013625a0a79344ee573c54b3ae86bdc26c0de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSettingsScreenQuery } from './LodgeSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "882cbeecd3df4dbbe1b7c871cb5013625a0a79344ee573c54b3ae86bdc26c0de",
    "metadata": {},
    "name": "LodgeSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
