<?php
/**
 * Plugin Name: Bellwether
 * Plugin URI: https://research.example/developers/guides/embeds#wordpress
 * Description: Shows prices, charts and other widgets from https://research.example where a post has a link to them, or a Bellwether block.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: Apache-2.0
 * License URI: https://www.apache.org/licenses/LICENSE-2.0
 * Update URI: https://research.example/developers/wordpress
 */

namespace Bellwether;

defined('ABSPATH') || exit;

const VERSION = '1.0.0';
const ORIGIN = 'https://research.example';
const ENDPOINT = ORIGIN . '/oembed';

add_action('init', function () {
    foreach (['/embed/*', '/market-research/*'] as $path) {
        wp_oembed_add_provider(ORIGIN . $path, ENDPOINT);
    }
    wp_register_script('bellwether-height', plugins_url('height.js', __FILE__), [], VERSION, true);
});

// Readers get widgets in the language of the site.
add_filter('oembed_fetch_url', function ($endpoint) {
    return is_endpoint($endpoint) ? add_query_arg('locale', get_locale(), $endpoint) : $endpoint;
});

// WordPress connects to public hosts alone, on ports 80, 443 and 8080. The endpoint may be on a network of your own.
add_filter('http_request_host_is_external', function ($is_external, $host, $url) {
    return $is_external || is_endpoint($url);
}, 10, 3);

add_filter('http_allowed_safe_ports', function ($ports, $host, $url) {
    return is_endpoint($url) ? array_merge($ports, [wp_parse_url(ORIGIN, PHP_URL_PORT)]) : $ports;
}, 10, 3);

add_filter('embed_oembed_html', function ($html, $url) {
    if (!str_starts_with($url, ORIGIN . '/')) {
        return $html;
    }
    wp_enqueue_script('bellwether-height');
    return str_replace('<iframe ', '<iframe style="width: 100%" ', $html);
}, 10, 2);

add_action('enqueue_block_editor_assets', function () {
    $needed = ['wp-blocks', 'wp-dom-ready'];
    wp_enqueue_script('bellwether-block', plugins_url('block.js', __FILE__), $needed, VERSION, true);
});

function is_endpoint($url)
{
    return str_starts_with($url, ENDPOINT . '?');
}
