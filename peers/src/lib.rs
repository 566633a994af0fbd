//! Nothing lives here: the measurement is in `benches/playouts.rs`.
